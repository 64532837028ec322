import type { Platform } from "../../platform/platform.server.ts";
import { type JobRunner, startJobs } from "../../platform/queue/job-runner.server.ts";
import { cardJobHandler } from "../card-payments/card-job-handler.server.ts";
import { mailHandler } from "../mail/mail-handler.server.ts";
import { reservationForWebhook } from "../reservations/reservation-webhook.server.ts";
import { webhookHandler } from "../webhooks/webhook-handler.server.ts";
import { MAIL_WRITERS } from "./mail-writers.server.ts";

/** Starts working off the shop's queue, and looks into it after every commit that has put something there. */
export function startShopJobs(platform: Platform): JobRunner {
  const jobs = startJobs(platform, [
    mailHandler(platform, MAIL_WRITERS),
    webhookHandler(platform, reservationForWebhook),
    cardJobHandler(platform),
  ]);
  platform.jobsQueued = jobs.wake;
  return jobs;
}
