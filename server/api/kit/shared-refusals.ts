import type { Refusals } from './refusal.ts'

/** Refusals that several nouns throw, and those of the calls themselves. */
export const SHARED_REFUSALS = {
  'market-archived': [409, 'The market {market} is archived. Nothing new can be created there.'],
  'person-disabled': [
    403,
    'Your account here is disabled. Ask the administrator of your agency to enable it again.',
  ],
  'agency-not-yours': [403, 'You do not belong to this agency. Ask its administrator to add you.'],
  'country-unknown': [400, 'The country {country} is not known here. Choose another one.'],
  'people-not-in-agency': [400, '{count} of these people do not belong to the agency.'],
  'access-token-missing': [401, 'Your sign-in has ended. Sign in again.'],
  'access-token-ended': [401, 'Your sign-in has ended. Sign in again.'],
  'account-missing': [403, 'There is no account for {email} here. Ask your administrator for one.'],
  'account-not-found': [404, 'This account does not exist any more ({account}). Reload the page.'],
  'address-not-vouched-for': [
    403,
    '{issuer} is not allowed to confirm the email address {email}. Tell your administrator: “vouchesFor” in the configuration lists the addresses.',
  ],
  'address-of-another': [
    403,
    'The email address {email} belongs to another account at {issuer}, which used it here first. Ask your administrator to unlink that account.',
  ],
  'agencies-missing': [403, 'You do not have access to any agency yet. Ask your administrator for access.'],
  'agency-access-missing': [403, 'You do not have access to {agency}. Ask its administrator for it.'],
  'agency-of-brand-not-yours': [
    403,
    'You do not belong to the agency of this brand. Ask its administrator to add you.',
  ],
  'app-of-other-agencies': [
    403,
    'This is available in other agencies only. Ask the administrator of your agency.',
  ],
  'body-broke-off': [
    400,
    'The portal could not read this request. Reload the page; if it happens again, tell support.',
  ],
  'body-not-json': [
    400,
    'The portal could not read this request. Reload the page; if it happens again, tell support.',
  ],
  'body-not-sent-as-json': [
    415,
    'The portal could not read this request. Reload the page; if it happens again, tell support.',
  ],
  'body-not-valid': [400, 'This request is not valid: {problem}. Check what you entered and try again.'],
  'body-too-large': [413, 'This is too large: at most {most} kB can be sent at once.'],
  'brand-access-missing': [403, 'You do not have access to this brand. Ask its owner for it.'],
  'brand-not-found': [404, 'This brand does not exist any more ({brand}). Choose another one.'],
  'country-without-audiences': [
    403,
    'Audience services are not offered in the country of this brand. Choose a brand in another country.',
  ],
  'database-away': [503, 'The database is not available right now. Try again in a moment.'],
  'database-away-in-change': [
    503,
    'The database is not available right now. Your change may not be saved; nothing is done twice. Try again in a moment.',
  ],
  failed: [500, 'The server could not do this. Try again in a moment.'],
  'failed-in-change': [
    500,
    'The server could not do this. It may not be stored; nothing is done twice. Try again in a moment.',
  ],
  'market-permission-missing': [
    403,
    'Your account does not have the permission {permission} in the market of this brand. An administrator of that market can give it to you.',
  ],
  'not-found': [404, 'There is nothing at {path}. Check the link.'],
  'null-character': [400, 'The {where} must not hold the character U+0000.'],
  'permission-missing': [
    403,
    'Your account does not have the permission {permission}. An administrator of the agency can give it to you.',
  ],
  'query-not-valid': [
    400,
    'This request is not valid: {problem}. Reload the page; if it happens again, tell support.',
  ],
  'requests-too-many': [429, 'Too many requests in a short time. Try again in {seconds} seconds.'],
  'xsrf-token-missing': [403, 'This page is out of date. Reload it and try again.'],
} as const satisfies Refusals
