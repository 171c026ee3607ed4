import { ACCESS_PROBLEMS } from './access-problems.ts'
import { DOCUMENT_PROBLEMS } from './document-problems.ts'
import { MARKET_PROBLEMS } from './market-problems.ts'
import { PERSON_PROBLEMS } from './person-problems.ts'
import { WORKSPACE_PROBLEMS } from './workspace-problems.ts'

/**
 * Every refusal by its code: status, and the sentence in English. What stands in braces is sent beside it as `values`, so
 * that a browser can say the same in another language. A code is never given another meaning.
 */
export const PROBLEMS = {
  ...ACCESS_PROBLEMS,
  ...DOCUMENT_PROBLEMS,
  ...MARKET_PROBLEMS,
  ...PERSON_PROBLEMS,
  ...WORKSPACE_PROBLEMS,
  'access-token-missing': [401, 'Your sign-in has ended. Sign in again.'],
  'access-token-ended': [401, 'Your sign-in has ended. Sign in again.'],
  'access-token-of-other-application': [
    403,
    'Your sign-in belongs to another application ({application}); this portal takes only {ours}. Tell your administrator: CLIENT_ID names it.',
  ],
  'access-token-for-others': [
    403,
    'Your sign-in is meant for {audience}; this portal takes only {ours}. Tell your administrator: CLIENT_ID names it.',
  ],
  'access-tokens-too-many': [
    429,
    'Too many sign-ins from this network were not valid. Wait a minute and try again.',
  ],
  'account-missing': [403, 'There is no account for {email} here. Ask your administrator for one.'],
  'account-not-found': [404, 'This account does not exist any more ({account}). Reload the page.'],
  'account-of-other-agency': [
    403,
    'This belongs to an agency that is not yours ({account}). Ask the administrator of your agency.',
  ],
  'action-not-found': [400, 'This action does not exist any more ({action}). Reload the page.'],
  'address-not-confirmed': [
    403,
    'The email address {email} is not confirmed yet. Confirm it where you sign in, then sign in again.',
  ],
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
  'agency-of-organisation-not-yours': [
    403,
    'You do not belong to the agency of this organization. Ask its administrator to add you.',
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
  'contact-manager-below': [409, 'Someone who reports to you cannot be your manager. Choose someone else.'],
  'contact-market-unknown': [400, 'The market {market} does not exist. Choose another one.'],
  'contact-not-found': [404, 'This person is not here any more ({person}). Reload the page.'],
  'country-without-audiences': [
    403,
    'Audience services are not offered in the country of this brand. Choose a brand in another country.',
  ],
  'assessors-agreed-taken': [
    409,
    'The agreed audit is already submitted. Reload the page to open its result.',
  ],
  'assessors-blind': [
    403,
    'You assess the same audit. You will see the other assessor’s answers once both are submitted.',
  ],
  'assessors-discard': [
    409,
    'This audit cannot be discarded, because a second assessor answers it too. Ask them first.',
  ],
  'assessors-first-missing': [
    409,
    'There is no audit yet that someone else could assess as well. Start it first.',
  ],
  'assessors-not-submitted': [409, 'Both assessors must submit their answers first.'],
  'assessors-same-person': [403, 'You have answered this audit. Ask someone else to assess it as well.'],
  'assessors-same-version': [
    409,
    'Both assessors must answer the same version. Use the newest version in the next audit.',
  ],
  'assessors-second-taken': [409, 'Someone else is already the second assessor. Reload the page.'],
  'database-away': [503, 'The database is not available right now. Try again in a moment.'],
  'database-away-in-change': [
    503,
    'The database is not available right now. Your change may not be saved; nothing is done twice. Try again in a moment.',
  ],
  'display-settings-of-another': [403, 'Only their owner can change display settings.'],
  failed: [500, 'The server could not do this. Try again in a moment.'],
  'failed-in-change': [
    500,
    'The server could not do this. It may not be stored; nothing is done twice. Try again in a moment.',
  ],
  'identity-provider-away': [503, '{problem} Nothing was changed; try again in a moment.'],
  'market-permission-missing': [
    403,
    'Your account does not have the permission {permission} in the market of this brand. An administrator of that market can give it to you.',
  ],
  'not-found': [404, 'There is nothing at {path}. Check the link.'],
  'null-character': [400, 'The {where} must not hold the character U+0000.'],
  'onboarding-changed-meanwhile': [
    409,
    'Someone changed the paths in the meantime. Check them again, then change them.',
  ],
  'onboarding-answer-wrong': [409, 'That is not the right answer. Check again and try once more.'],
  'onboarding-nobody-to-remind': [
    404,
    'You cannot remind this person ({person}): they do not report to you. Reload the page.',
  ],
  'onboarding-nothing-open': [409, 'All required steps there are done.'],
  'onboarding-reminded-already': [409, 'A reminder was sent within the last day. Send the next one later.'],
  'onboarding-step-locked': [409, 'Do the step before this one first.'],
  'onboarding-step-not-found': [404, 'This step does not exist any more ({step}). Reload the page.'],
  'permission-missing': [
    403,
    'Your account does not have the permission {permission}. An administrator of the agency can give it to you.',
  ],
  'query-not-valid': [
    400,
    'This request is not valid: {problem}. Reload the page; if it happens again, tell support.',
  ],
  'requests-too-many': [429, 'Too many requests in a short time. Try again in {seconds} seconds.'],
  'request-decided': [409, 'Someone has already decided this request. Reload the page.'],
  'request-not-found': [404, 'There is no such request for you to decide. Reload the page.'],
  'request-not-needed': [409, 'You already have access to {app}. Reload the page to open it.'],
  'request-not-possible': [409, 'Access to {app} cannot be requested. Ask the administrator of your agency.'],
  'request-of-oneself': [403, 'You requested this yourself, so someone else must decide.'],
  'scorecard-not-found': [404, 'This audit does not exist any more ({scorecard}). Reload the page.'],
  'xsrf-token-missing': [403, 'This page is out of date. Reload it and try again.'],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>

export type ProblemCode = keyof typeof PROBLEMS

type Placeholders<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** What the sentence of a code leaves open. */
export type ProblemValues<Code extends ProblemCode> = Readonly<
  Record<Placeholders<(typeof PROBLEMS)[Code][1]>, string | number>
>
