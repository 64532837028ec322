/** Why the program, or a command, cannot begin; its one line says what to do. */
export class StartFailure extends Error {}
