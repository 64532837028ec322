import { asksForHelp, WrongUse } from "../platform/command-line.ts";
import { keepNewFilesPrivate } from "../platform/system/private-files.server.ts";
import { MAILS_USAGE, runMailsCommand } from "../shop/mail/mails-command.server.ts";
import { runWebhooksCommand, WEBHOOKS_USAGE } from "../shop/webhooks/webhooks-command.server.ts";
import { BACKUP_USAGE, runBackupCommand } from "./backup-command.server.ts";
import { type Command, shopCommand } from "./command.server.ts";
import { lineOf } from "./end-with-one-line.server.ts";
import { RESTORE_USAGE, runRestoreCommand } from "./restore-command.server.ts";
import { RETENTION_USAGE, runRetentionCommand } from "./retention-command.server.ts";
import { runStaffCommand, STAFF_USAGE } from "./staff-command.server.ts";

/** Everything that can be asked of the program beside running the shop: `npm run staff -- invite …`. */
const COMMANDS: Record<string, Command> = {
  backup: { usage: BACKUP_USAGE, run: runBackupCommand },
  mails: shopCommand(MAILS_USAGE, runMailsCommand),
  restore: { usage: RESTORE_USAGE, run: runRestoreCommand },
  retention: shopCommand(RETENTION_USAGE, runRetentionCommand),
  staff: shopCommand(STAFF_USAGE, runStaffCommand),
  webhooks: shopCommand(WEBHOOKS_USAGE, runWebhooksCommand),
};

/**
 * Runs a command; what it has to say goes to the terminal.
 * @param words its name and what follows it
 * @returns the exit code: 0, or 1 where it could not be done
 */
export async function runCommand([name = "", ...args]: readonly string[]): Promise<number> {
  keepNewFilesPrivate();
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new WrongUse(`There are the commands ${Object.keys(COMMANDS).join(", ")}.`);
    console.log(asksForHelp(args) ? command.usage : await command.run(args));
    return 0;
  } catch (error) {
    const line = error instanceof WrongUse ? error.message : lineOf(error);
    if (line === null) throw error;
    console.error(line);
    return 1;
  }
}
