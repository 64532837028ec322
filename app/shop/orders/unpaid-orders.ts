/** So many times the bottles of the largest order may wait unpaid for guests of one network address, of one day. */
const MAX_ORDERS_WORTH = 2;
/** And no more than this part of all bottles that the shop has: a small cellar is not emptied either. */
const MAX_PART_OF_STOCK = 1 / 4;

/**
 * How many bottles one network address may hold by orders of guests that are not paid yet, within a day.
 * @param stock all bottles of the shop, with those that the address holds already
 */
export function maxHeldBottles(maxBottlesPerOrder: number, stock: number): number {
  return Math.min(MAX_ORDERS_WORTH * maxBottlesPerOrder, Math.floor(stock * MAX_PART_OF_STOCK));
}
