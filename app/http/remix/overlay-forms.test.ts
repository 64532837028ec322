import { expect, it } from "vitest";
import { askBuild, type PageOfBuild, postOf, remixBuild } from "../../../tests/support/remix-build.ts";
import { withOverlayForms } from "./overlay-forms.server.ts";

const frame = { parentId: "frame" };
const build = withOverlayForms(
  remixBuild({
    frame: { path: ":lang?", module: { loader: () => "frame" } },
    page: { ...frame, path: "page", module: { loader: () => "page" } },
    login: { ...frame, path: "login", module: { action: () => "logged in" } },
    "forgot-password-form": { path: "forgot-password", module: { action: () => "mailed" } },
    logout: { path: "logout", module: { action: () => "logged out" } },
  }),
);
const FORM = postOf({ intent: "forgotPassword", email: "ana@gost.example" });

async function answered(path: string, form: RequestInit): Promise<unknown> {
  const { actionData, loaderData }: PageOfBuild = await (await askBuild(build, path, form)).json();
  return { action: Object.values(actionData ?? {})[0], page: loaderData.page };
}

it("every page answers the form of its overlay, and shows itself", async () => {
  expect(await answered("/page?overlay=forgotPassword", FORM)).toEqual({ action: "mailed", page: "page" });
  expect(await answered("/login?overlay=forgotPassword", FORM)).toMatchObject({ action: "mailed" });
});

it.each([
  ["without the overlay in the address", "/login", FORM],
  ["with another intent", "/login?overlay=forgotPassword", postOf({ email: "ana@gost.example" })],
])("a page's own form stays its own: %s", async (_, path, form) => {
  expect(await answered(path, form)).toMatchObject({ action: "logged in" });
});

it("a page without a form takes no other", async () => {
  expect((await askBuild(build, "/page", FORM)).status).toBe(405);
});

it("what stands outside of the frame is left alone", async () => {
  expect(await answered("/logout?overlay=forgotPassword", FORM)).toMatchObject({ action: "logged out" });
});

it("a build without the overlay's form is none of ours", () => {
  expect(() => withOverlayForms(remixBuild({}))).toThrow("forgot-password-form");
});
