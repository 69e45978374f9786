/** Set while a sign-out runs in this tab. It goes to the home page itself, so no other code may navigate. */
export const signingOutFlag = { isTaken: false };
