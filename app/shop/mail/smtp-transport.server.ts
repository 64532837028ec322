import type { Readable } from "node:stream";
import nodemailer, { type SendMailOptions } from "nodemailer";
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
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  const bodies = new Map<string, Readable>();
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
  return {
    /** @throws JobFailure */
    send: async (message: SendMailOptions, messageId: string): Promise<void> => {
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw failureFrom(error, bodies.get(messageId)?.readableDidRead ?? false);
      } finally {
        bodies.delete(messageId);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

function failureFrom(error: unknown, offered: boolean): JobFailure {
  const message = error instanceof Error ? error.message : String(error);
  const { responseCode = null, command } = smtpError.catch({}).parse(error);
  const aboutTheMail = ABOUT_THE_MAIL.test(codeOf(error)) && command !== "MAIL FROM";
  if (!aboutTheMail) return new JobFailure(offered ? "uncertain" : "away", message, { cause: error });
  const final = responseCode === null || responseCode >= PERMANENT;
  return new JobFailure(final ? "final" : "own", message, { cause: error });
}
