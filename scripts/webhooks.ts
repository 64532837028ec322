import { runWebhooksCommand, WEBHOOKS_USAGE } from "../app/shop/webhooks/webhooks-command.server.ts";
import { runCommand } from "./run-command.ts";

await runCommand(WEBHOOKS_USAGE, runWebhooksCommand);
