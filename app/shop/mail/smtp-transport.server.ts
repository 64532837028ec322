import type { Readable } from "node:stream";
import type { SendMailOptions } from "nodemailer";
import { z } from "zod";
import { codeOf } from "../../platform/database/database.server.ts";
import { JobFailure } from "../../platform/queue/job.ts";
import { SECONDS } from "../../platform/system/clock.ts";

const CONNECT_TIMEOUT_MS = 10 * SECONDS;
/** How long the mail server may be silent; well under the lease of the queue. */
const SILENCE_TIMEOUT_MS = 30 * SECONDS;
/** What speaks of the mail itself; any other trouble is one of the connection, the login or our own address. */
const ABOUT_THE_MAIL = /^(EENVELOPE|EMESSAGE|EMAXRECIPIENTS)$/;
/** An answer that stays the same however often it is asked for (RFC 5321, section 4.2.1). */
const PERMANENT = 500;

const smtpError = z.object({ responseCode: z.number().optional(), command: z.string().optional() });

/** Sends over a few connections that stay open. @param maxConnections how many mails go at the same time */
export function sendingBySmtp(smtpUrl: string, maxConnections: number) {
  const bodies = new Map<string, Readable>();
  let pool: ReturnType<typeof openPool> | undefined;
  return {
    /** @throws JobFailure */
    send: async (message: SendMailOptions, messageId: string): Promise<void> => {
      try {
        pool ??= openPool(smtpUrl, maxConnections, bodies);
        await (await pool).sendMail(message);
      } catch (error) {
        throw failureFrom(error, bodies.get(messageId)?.readableDidRead ?? false);
      } finally {
        bodies.delete(messageId);
      }
    },
    close: () => void pool?.then((transport) => transport.close({ force: true })),
  };
}

/** @param bodies where the bodies that are being sent are noted, by the ids of their mails */
async function openPool(url: string, maxConnections: number, bodies: Map<string, Readable>) {
  // Read with the first mail: until then it is memory that nobody needs.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  // The body is read only once the server has said that it takes the mail: from then on it may have it.
  transport.use("stream", ({ message }, done) => {
    const openBody = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const body = openBody(options);
      bodies.set(message.messageId(), body);
      return body;
    };
    done();
  });
  return transport;
}

function failureFrom(error: unknown, offered: boolean): JobFailure {
  const message = error instanceof Error ? error.message : String(error);
  const { responseCode = null, command } = smtpError.catch({}).parse(error);
  const aboutTheMail = ABOUT_THE_MAIL.test(codeOf(error)) && command !== "MAIL FROM";
  if (!aboutTheMail) return new JobFailure(offered ? "uncertain" : "away", message, { cause: error });
  const final = responseCode === null || responseCode >= PERMANENT;
  return new JobFailure(final ? "final" : "own", message, { cause: error });
}
