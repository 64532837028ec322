import { openForm } from "../../forms/open-form.server.ts";
import { LANGUAGE_TAGS } from "../../i18n/languages.ts";
import { WINERY_TIME_ZONE } from "../../platform/system/clock.ts";
import type { ScreenRequest } from "../../session/screen-request.server.ts";
import { deviceName } from "../../shop/accounts/account.ts";
import { changeEmailForm, changePasswordForm, deleteAccountForm } from "../../shop/accounts/account-schemas.server.ts";
import { checkoutDefaults } from "../../shop/accounts/checkout-defaults.ts";
import { newsletterNow } from "../../shop/accounts/newsletter.server.ts";
import { profileForm } from "../../shop/accounts/profile-schema.server.ts";
import { listDevices, type Session } from "../../shop/accounts/sessions.store.server.ts";
import { offeredCountries } from "../../shop/delivery/countries.ts";
import { HOME_COUNTRY } from "../../shop/delivery/delivery.ts";
import { listShippingPrices } from "../../shop/delivery/shipping-prices.store.server.ts";
import { keptInWords } from "../../shop/retention/retention.ts";

/** What the profile shows of its account. */
export async function loadProfile(screenRequest: ScreenRequest, { user, id }: Session) {
  const { platform, language } = screenRequest;
  const { read } = platform.database;
  const [prices, devices] = await Promise.all([listShippingPrices(read), listDevices(read, user.id, platform.clock())]);
  const collator = new Intl.Collator(language);
  const moment = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: WINERY_TIME_ZONE,
  });
  return {
    firstName: user.firstName,
    email: user.email,
    newsletter: await newsletterNow(platform, read, user),
    kept: keptInWords(LANGUAGE_TAGS[language]),
    defaults: {
      ...checkoutDefaults(user, HOME_COUNTRY),
      birthDate: user.birthDate,
      newsletter: user.newsletter === "no" ? "" : "on",
    },
    setups: {
      profile: openForm(screenRequest, profileForm),
      changeEmail: openForm(screenRequest, changeEmailForm),
      changePassword: openForm(screenRequest, changePasswordForm),
      deleteAccount: openForm(screenRequest, deleteAccountForm),
    },
    countries: offeredCountries(prices)
      .map(({ countryCode, translations }) => ({ countryCode, name: translations[language] }))
      .sort((a, b) => collator.compare(a.name, b.name)),
    devices: devices.map((device) => ({
      id: device.id,
      kind: device.kind,
      name: deviceName(device.agent),
      seen: moment.format(device.seenAt),
      present: device.id === id,
    })),
  };
}
