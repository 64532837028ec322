import { createServer, type Socket } from "node:net";

/** A mail as it came over the wire. */
export type ReceivedMail = { from: string; to: string[]; data: string };

export type SmtpServer = {
  url: string;
  mails: ReceivedMail[];
  /** What the server answers to a recipient, and to a whole mail (`250` takes it; empty: takes it, and breaks the connection off). */
  answer: { toRecipient: string; toData: string };
  /** How many connections there were at the same time, at most. */
  mostConnections(): number;
  /** Goes away and breaks every connection; the port stays known to `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
};

/** A small SMTP server (RFC 5321) that keeps what it is given. */
export async function startSmtp(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const mails: ReceivedMail[] = [];
  const answer = { toRecipient: "250 ok", toData: "250 taken" };
  let most = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    most = Math.max(most, sockets.size);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    converse(socket, mails, answer);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answer,
    mostConnections: () => most,
    goAway: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
    comeBack: () => listen(port),
  };
}

function converse(socket: Socket, mails: ReceivedMail[], answer: SmtpServer["answer"]): void {
  let mail: ReceivedMail = { from: "", to: [], data: "" };
  let inData = false;
  let waiting = "";

  function take(text: string): string {
    if (inData) {
      inData = false;
      if (/^(250|$)/.test(answer.toData)) mails.push({ ...mail, data: text });
      mail = { from: "", to: [], data: "" };
      return answer.toData;
    }
    const [, command, argument = ""] = /^(MAIL FROM:|RCPT TO:|DATA|QUIT)?(.*)$/i.exec(text) ?? [];
    if (command === "MAIL FROM:") mail.from = argument;
    if (command === "RCPT TO:") {
      mail.to.push(argument);
      return answer.toRecipient;
    }
    inData = command === "DATA";
    return command === "QUIT" ? "221 bye" : inData ? "354 go on" : "250 ok";
  }

  socket.write("220 test\r\n");
  socket.setEncoding("utf8").on("data", (text) => {
    waiting += text;
    for (;;) {
      const end = inData ? "\r\n.\r\n" : "\r\n";
      const at = waiting.indexOf(end);
      if (at < 0) return;
      const whole = waiting.slice(0, at);
      waiting = waiting.slice(at + end.length);
      const said = take(whole);
      if (said === "") return void socket.destroy();
      socket.write(`${said}\r\n`);
    }
  });
}
