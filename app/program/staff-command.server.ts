import { readCommandLine, WrongUse } from "../platform/command-line.ts";
import type { Platform } from "../platform/platform.server.ts";
import { MAX_EMAIL_LENGTH } from "../shop/accounts/account.ts";
import { inviteStaff } from "../shop/accounts/invite-staff.server.ts";
import { runStockCommand, STOCK_USAGE } from "../shop/catalogue/stock-command.server.ts";
import { E_LABEL_USAGE, runELabelCommand } from "../shop/e-label/e-label-command.server.ts";
import { INVOICES_USAGE, runInvoicesCommand } from "../shop/invoices/invoices-command.server.ts";
import { ORDERS_USAGE, runOrdersCommand } from "../shop/orders/orders-command.server.ts";
import { runSlipCommand, SLIP_USAGE } from "../shop/orders/slip-command.server.ts";
import { withdrawalsInWords } from "../shop/withdrawals/list-withdrawals.server.ts";

export const STAFF_USAGE = `npm run staff -- invite somebody@example.com --scope orders,catalogue
npm run staff -- withdrawals     statements of withdrawal, the latest first
${E_LABEL_USAGE}
${SLIP_USAGE}
${ORDERS_USAGE}
${INVOICES_USAGE}
${STOCK_USAGE}`;

const INVOICE_TASKS = ["invoices", "invoice"];
const ORDER_TASKS = ["orders", "order", "set-aside"];
const STOCK_TASKS = ["stock", "price"];

const SHAPE = {
  options: { scope: { type: "string" } },
  usage: STAFF_USAGE,
  words: { invite: 2, withdrawals: 1 },
} as const;

/** Invites somebody to the office, whose mail the running shop sends; shows who has withdrawn; writes the code for a label; or works on orders, stock and prices. @throws WrongUse */
export async function runStaffCommand(platform: Platform, args: readonly string[]): Promise<string> {
  if (args[0] === "e-label") return runELabelCommand(platform, args);
  if (args[0] === "slip") return runSlipCommand(platform, args);
  if (INVOICE_TASKS.includes(args[0] ?? "")) return runInvoicesCommand(platform, args);
  if (ORDER_TASKS.includes(args[0] ?? "")) return runOrdersCommand(platform, args);
  if (STOCK_TASKS.includes(args[0] ?? "")) return runStockCommand(platform, args);
  const { positionals, values } = readCommandLine(args, SHAPE);
  const [task, email = ""] = positionals;
  if (task === "withdrawals") return withdrawalsInWords(platform);
  if (task !== "invite") throw new WrongUse(STAFF_USAGE);
  return invite(platform, email, values.scope ?? "");
}

async function invite(platform: Platform, email: string, scopes: string): Promise<string> {
  if (email === "" || scopes === "") throw new WrongUse(`A mail address and a --scope are needed.\n\n${STAFF_USAGE}`);
  const scope = scopes.split(",").map((name) => name.trim());
  const result = await inviteStaff(platform, { email, scope });
  if (!result.ok && result.reason === "email")
    throw new WrongUse(`${email} is no mail address of at most ${MAX_EMAIL_LENGTH} characters.`);
  if (!result.ok) throw new WrongUse(`${scopes} is no scope, such as orders,catalogue: small letters and hyphens.`);
  return `${email} is invited to ${scope.join(", ")}; the running shop sends the mail.`;
}
