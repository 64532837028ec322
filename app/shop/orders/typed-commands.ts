/** What the winery types to see an order, or to change it: `packed`, `ready`, `refund` (`orders-command.server.ts`). */
export const orderCommand = (number: string, ...change: string[]) =>
  ["npm run staff -- order", number, ...change].join(" ");

/** What it types once a payment that was set aside is dealt with. */
export const settledCommand = ({ id }: { id: string }) => `npm run staff -- set-aside ${id} settled`;
