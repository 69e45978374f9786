/** Whether somebody is logging out in this tab: where they go is known, and nobody else needs to say. */
export const wayOut = { isTaken: false };
