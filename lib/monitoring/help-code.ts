import { createHash } from 'node:crypto';

const LENGTH = 8;

/**
 * The code by which a shopper who asks for help names a failure, and by which its line in the log is found. Equal failures have
 * the same code, because the log holds back lines that are equal. It says nothing about the shopper.
 */
export const helpCodeOf = (event: string, error: unknown): string =>
  createHash('sha256')
    .update(`${event} ${error instanceof Error ? error.message : String(error)}`)
    .digest('hex')
    .slice(0, LENGTH)
    .toUpperCase();
