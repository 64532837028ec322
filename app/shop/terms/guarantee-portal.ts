/** The European Commission's page about the legal guarantee, which has every language of the Union. */
export const GUARANTEE_PORTAL = "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index.htm";
