import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from "kysely";
import type { Connection, DatabaseEngine } from "../../app/platform/database/database.server.ts";

/** The queries that some work sends through a connection, in their order. */
export async function queriesOf<T extends Connection>(
  connection: T,
  work: (recorded: T) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const nodes = new Map<string, RootOperationNode>();
  const queries: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    // Also called for a query inside of another, which gets no result of its own.
    transformQuery: ({ node, queryId }) => {
      nodes.set(queryId.queryId, node);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const node = nodes.get(queryId.queryId);
      if (node) queries.push(connection.getExecutor().compileQuery(node, queryId));
      return result;
    },
  };
  await work(connection.withPlugin(recorder) as T);
  return queries;
}

/** How the engine would look for the rows of a query, in its own words; PostgreSQL is kept from reading tables whole because they are small. */
export async function planOf(
  { engine, write }: Pick<DatabaseEngine, "engine" | "write">,
  query: CompiledQuery,
): Promise<string> {
  const explain = engine === "sqlite" ? "explain query plan" : "explain";
  const { rows } = await write(async (connection) => {
    if (engine === "postgres") await sql`set local enable_seqscan = off`.execute(connection);
    return connection.executeQuery(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]));
  });
  return JSON.stringify(rows);
}
