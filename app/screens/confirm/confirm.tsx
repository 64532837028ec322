import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../session/visit.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args, "confirm");
  return { language: visit.language };
}

export default function Confirm() {
  return null;
}
