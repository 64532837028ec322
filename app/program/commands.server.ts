import { backupCommand } from "./backup-command.server.ts";
import { WrongUse } from "./command.server.ts";
import { lineOf } from "./end-with-one-line.server.ts";
import { restoreCommand } from "./restore-command.server.ts";
import { retentionCommand } from "./retention-command.server.ts";
import { staffCommand } from "./staff-command.server.ts";
import { webhooksCommand } from "./webhooks-command.server.ts";

/** Everything that can be asked of the program beside running the shop: `npm run staff -- invite …`. */
const COMMANDS = {
  backup: backupCommand,
  restore: restoreCommand,
  retention: retentionCommand,
  staff: staffCommand,
  webhooks: webhooksCommand,
};

/**
 * Runs a command; what it has to say goes to the terminal.
 * @param words its name and what follows it
 * @returns the exit code: 0, or 1 where it could not be done
 */
export async function runCommand([name = "", ...words]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as keyof typeof COMMANDS] : undefined;
  try {
    if (!command) throw new WrongUse(`There are the commands ${Object.keys(COMMANDS).join(", ")}.`);
    console.log(await command(words));
    return 0;
  } catch (error) {
    const line = error instanceof WrongUse ? error.message : lineOf(error);
    if (line === null) throw error;
    console.error(line);
    return 1;
  }
}
