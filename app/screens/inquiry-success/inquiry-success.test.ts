import { expect, it } from "vitest";
import { filledForm, SIX_MALVAZIJA } from "../../../tests/support/buyers.ts";
import { onBothEngines } from "../../../tests/support/shops.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { sendOrderInquiry } from "../../shop/orders/send-order-inquiry.server.ts";
import { loader } from "./inquiry-success.tsx";

onBothEngines("the page that thanks for an inquiry", (openTestShop) => {
  async function opened(platform: Platform, query: string) {
    const request = new Request(`http://localhost:3000/en/successful-inquiry${query}`);
    const { arrived, page } = await loader({ request, params: { lang: "en" }, context: { platform } });
    return { arrived, title: page.title };
  }

  it("says that it has arrived where it has", async () => {
    const { platform } = await openTestShop();
    const { payment: _, ...form } = filledForm({ address: { ...filledForm().address, country: "IT" } });
    const sent = await sendOrderInquiry(platform, { cart: SIX_MALVAZIJA, form, language: "en" });
    expect(await opened(platform, `?inquiry=${sent.ok ? sent.id : ""}`)).toEqual({
      arrived: true,
      title: "Inquiry sent · Vinarija Kažun",
    });
  });

  it.each(["", "?inquiry=", "?inquiry=%00", "?inquiry=0b0c9a5e-6c1f-4b53-9a3e-0d6a7b0f5a11", "?cart=kept"])(
    "claims nothing where none is named that there is: %j",
    async (query) => {
      const { platform } = await openTestShop();
      expect(await opened(platform, query)).toEqual({ arrived: false, title: "Your inquiries · Vinarija Kažun" });
    },
  );
});
