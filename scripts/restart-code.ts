/** The exit code by which the program in development asks to be started again; shared by the two processes of `npm run dev`. */
export const RESTART_CODE = 75;
