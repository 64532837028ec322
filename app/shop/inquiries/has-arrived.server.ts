import { z } from "zod";
import type { Platform } from "../../platform/platform.server.ts";
import { isInquiryStored } from "./inquiries.store.server.ts";

/** Whether what an address names is an inquiry that has come in. */
export async function hasArrived({ database }: Platform, named: string | null): Promise<boolean> {
  const id = z.uuid().safeParse(named);
  return id.success && (await isInquiryStored(database.read, id.data));
}
