import { expect, it } from "vitest";
import { asked, cookieOf, openAccount, outcome, posted } from "../../../tests/support/accounts.ts";
import { onBothEngines, onSqlite } from "../../../tests/support/shops.ts";
import { loadFrame } from "../../frame/data/load-frame.server.ts";
import type { Platform } from "../../platform/platform.server.ts";
import { signIn, signOut } from "../../session/sign-in.server.ts";
import { visitorStateOf, withSession } from "../../session/visitor-state.server.ts";
import { changeAccountFavourites } from "../../shop/accounts/change-account-favourites.server.ts";
import { collectData } from "../../shop/accounts/collect-data.server.ts";
import { findFavourites } from "../../shop/accounts/users.store.server.ts";
import { action, loader } from "./favourites.tsx";

const PATH = "/de/merkliste";
const LIST = "/de/unsere-produkte?category=wine";

/** What a press of a heart is answered: status, address, and the cookie of favourites. */
async function press(platform: Platform, fields: Record<string, string>, cookie = "") {
  const request = posted(PATH, fields, cookie);
  const { status, to, cookies } = await outcome(() => action({ request, params: {}, context: { platform } }));
  const of = (name: string) => cookies.find((one) => one.startsWith(`${name}=`))?.split(";")[0];
  return { status, to, favourites: of("favourites"), notice: of("notice") };
}

async function shown(platform: Platform, cookie: string) {
  const { products, loggedIn } = await loader({ request: asked(PATH, cookie), params: {}, context: { platform } });
  return { ids: products.map(({ id }) => id), loggedIn };
}

onSqlite("the page of favourites", (openTestShop) => {
  it("shows what the cookie holds, the latest first, sold out or not; what the shop does not have is left out", async () => {
    const { platform } = await openTestShop();
    const cookie = "favourites=teran-2023.muskat-ruza-2024.never-was.medica";
    expect(await shown(platform, cookie)).toEqual({
      ids: ["medica", "muskat-ruza-2024", "teran-2023"],
      loggedIn: false,
    });
    expect((await shown(platform, "")).ids).toEqual([]);
    expect((await shown(platform, `favourites=${"a".repeat(8000)}`)).ids).toEqual([]);
  });

  it("ends in wines that are not among them, an empty one too", async () => {
    const { platform } = await openTestShop();
    const othersOf = async (cookie: string) => {
      const { others } = await loader({ request: asked(PATH, cookie), params: {}, context: { platform } });
      return others.map(({ id }) => id);
    };
    const first = await othersOf("favourites=medica");
    expect(first).toHaveLength(4);
    expect(await othersOf(`favourites=${first[0]}`)).not.toContain(first[0]);
    expect(await othersOf("")).toHaveLength(4);
  });

  it("takes a heart with 303 back to where it was pressed, and says so there", async () => {
    const { platform } = await openTestShop();
    const heart = { productId: "medica", favourite: "on", from: LIST };
    const added = { status: 303, to: LIST, favourites: "favourites=teran-2023.medica", notice: "notice=liked" };
    expect(await press(platform, heart, "favourites=teran-2023")).toEqual(added);
    expect(await press(platform, heart, "favourites=teran-2023.medica")).toEqual(added);
  });

  it("takes one away however often it is asked, and says nothing", async () => {
    const { platform } = await openTestShop();
    const heart = { productId: "medica", favourite: "off", from: PATH };
    const gone = { status: 303, to: PATH, favourites: "favourites=", notice: undefined };
    expect(await press(platform, heart, "favourites=medica")).toEqual(gone);
    expect(await press(platform, heart)).toEqual(gone);
  });

  it("leads to itself where the form names no page of this site, and leaves no notice for a script", async () => {
    const { platform } = await openTestShop();
    for (const from of ["//elsewhere.example", "https://elsewhere.example", ""]) {
      expect(await press(platform, { productId: "medica", favourite: "on", from })).toMatchObject({
        to: PATH,
        favourites: "favourites=medica",
        notice: undefined,
      });
    }
  });

  it("refuses what is no product of the shop, and changes nothing", async () => {
    const { platform } = await openTestShop();
    const refused: Record<string, string>[] = [
      { productId: "never-was", favourite: "on" },
      { productId: "<b>", favourite: "on" },
      { productId: "medica", favourite: "maybe" },
      {},
    ];
    for (const fields of refused) {
      expect(await press(platform, { ...fields, from: LIST })).toEqual({
        status: 422,
        to: null,
        favourites: undefined,
        notice: undefined,
      });
    }
    // It may have left the catalogue since.
    expect(await press(platform, { productId: "never-was", favourite: "off" }, "favourites=never-was")).toMatchObject({
      status: 303,
      favourites: "favourites=",
    });
  });

  it("has a cookie that cannot be read, or not all of it, stored anew by the frame", async () => {
    const { platform } = await openTestShop();
    const cookieAfter = async (cookie: string) => {
      const { init } = await loadFrame(asked("/", cookie), { platform });
      return new Headers(init?.headers).getSetCookie().map((one) => one.split(";")[0]);
    };
    expect(await cookieAfter("favourites=medica.teran-2023")).toEqual([]);
    expect(await cookieAfter("favourites=medica.%3Cb%3E.medica")).toEqual(["favourites=medica"]);
    expect(await cookieAfter("favourites=%3Cb%3E")).toEqual(["favourites="]);
  });

  it("changes no stored page: whoever likes something is sent those of everybody", async () => {
    const { platform } = await openTestShop();
    expect(visitorStateOf(platform, "favourites=medica.teran-2023")?.versionKey).toBe("{}");
    expect(visitorStateOf(platform, "favourites=%3Cb%3E")).toBeNull();
  });
});

onBothEngines("favourites of an account", (openTestShop) => {
  async function open() {
    const { platform } = await openTestShop();
    const user = await openAccount(platform);
    const logIn = async (cookie = "") => {
      const headers = await signIn(asked("/login", cookie), platform, {
        userId: user.id,
        remember: true,
        language: "hr",
      });
      return cookieOf(headers.getSetCookie().filter((one) => !one.includes("Max-Age=0")));
    };
    const stored = () => findFavourites(platform.database.read, user.id);
    return { platform, user, logIn, stored };
  }

  it("join those of the device at login, are the same on every device, and leave it at logout", async () => {
    const { platform, user, logIn, stored } = await open();
    const phone = await logIn("favourites=medica.teran-2023");
    expect(phone).toContain("favourites=medica.teran-2023");
    const laptop = await logIn("favourites=malvazija-2025.medica");
    expect(laptop).toContain("favourites=medica.teran-2023.malvazija-2025");
    expect(await stored()).toBe("medica.teran-2023.malvazija-2025");
    expect(await shown(platform, phone)).toEqual({ ids: ["malvazija-2025", "teran-2023", "medica"], loggedIn: true });
    expect((await collectData(platform, user)).favourites).toEqual(["medica", "teran-2023", "malvazija-2025"]);
    const left = await signOut(asked("/logout", laptop), platform);
    expect(cookieOf(left.getSetCookie())).toMatch(/favourites=$/);
    expect(await stored()).toBe("medica.teran-2023.malvazija-2025");
  });

  it("are changed for every device: another one is rendered a page that brings its cookie", async () => {
    const { platform, logIn, stored } = await open();
    const phone = await logIn("favourites=medica");
    const isSentStored = async () => {
      const { session } = visitorStateOf(platform, phone) ?? {};
      return session ? (await withSession(platform, session)) !== null : null;
    };
    expect(await isSentStored()).toBe(true);
    const laptop = await logIn();
    const heart = { productId: "teran-2023", favourite: "on" };
    expect(await press(platform, heart, laptop)).toMatchObject({ favourites: "favourites=medica.teran-2023" });
    expect(await stored()).toBe("medica.teran-2023");
    expect(await isSentStored()).toBe(false);
    const { init } = await loadFrame(asked("/", phone), { platform });
    expect(new Headers(init?.headers).getSetCookie().join()).toContain("favourites=medica.teran-2023;");
  });

  it("lose none of twenty hearts that are pressed at once", async () => {
    const { platform, user, stored } = await open();
    const wines = Array.from({ length: 20 }, (_, index) => `wine-${index}`);
    await Promise.all(
      wines.map((productId) => changeAccountFavourites(platform, user.id, { productId, isWanted: true })),
    );
    expect((await stored()).split(".").toSorted()).toEqual(wines.toSorted());
  });
});
