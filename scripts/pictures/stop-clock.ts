import { stopClock } from "./fixed-clock.ts";

stopClock();
