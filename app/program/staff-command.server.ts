import { inviteStaff } from "../shop/accounts/invite-staff.server.ts";
import { parseWords, WrongUse, withShop } from "./command.server.ts";

const USAGE = "How to use it: npm run staff -- invite somebody@example.com --scope orders,catalogue";

/** Invites somebody to the office; the running shop sends the mail. */
export async function staffCommand(words: string[]): Promise<string> {
  const { positionals, values } = parseWords(words, { scope: { type: "string" } }, USAGE);
  const [task, email = ""] = positionals;
  if (task !== "invite" || !values.scope) throw new WrongUse(USAGE);
  const scope = values.scope.split(",").map((name) => name.trim());
  const result = await withShop((platform) => inviteStaff(platform, { email, scope }));
  if (!result.ok) throw new WrongUse(result.reason === "email" ? `${email} is no mail address.` : USAGE);
  return `${email} is invited to ${scope.join(", ")}; the running shop sends the mail.`;
}
