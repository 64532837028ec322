import { MAILS_USAGE, runMailsCommand } from "../app/shop/mail/mails-command.server.ts";
import { runCommand } from "./run-command.ts";

await runCommand(MAILS_USAGE, runMailsCommand);
