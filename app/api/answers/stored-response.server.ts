import { z } from "zod";

/** Reads an answer that was kept. */
export const storedResponseJson = z.object({
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  done: z.boolean(),
  made: z.string().optional(),
});

/** An answer to a call as it can be given again; `done`: what was asked for has been done; `made`: the token of what it made. */
export type StoredResponse = z.infer<typeof storedResponseJson>;

/** What a program gets of what has been done. */
export function dataAnswer(status: number, data: unknown, headers: Record<string, string> = {}): StoredResponse {
  return {
    status,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ data }),
    done: true,
  };
}
