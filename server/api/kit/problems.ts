import { MARKET_PROBLEMS } from './market-problems.ts'
import { PERSON_PROBLEMS } from './person-problems.ts'
import { WORKSPACE_PROBLEMS } from './workspace-problems.ts'

/**
 * Every refusal by its code: status, and the sentence in English. What stands in braces is sent beside it as `values`, so
 * that a browser can say the same in another language. A code is never given another meaning.
 */
export const PROBLEMS = {
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
  'comment-not-found': [404, 'This comment does not exist any more ({comment}). Reload the page.'],
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
  'document-busy': [503, 'Others are changing this right now. Try again in a moment.'],
  'document-changed': [409, 'Someone changed this in the meantime. Check it again before you decide.'],
  'document-id-taken': [409, 'This could not be created, because its ID is already used. Create it again.'],
  'document-not-found': [
    404,
    'This document does not exist any more, or you have no access to it ({document}).',
  ],
  'document-not-ready': [409, '{problem}'],
  'document-not-valid': [400, 'This cannot be created: {problem}'],
  'document-of-another': [403, 'This belongs to someone else. Ask them to change it.'],
  'document-of-oneself': [403, 'You submitted this yourself, so someone else must decide.'],
  'document-undo-over': [
    409,
    'This can no longer be undone: only the person who did it can undo it, for a limited time.',
  ],
  'document-of-owner': [403, 'Only the person who created this, or an administrator, can change it.'],
  'document-place-closed': [
    403,
    'You do not have permission to do this here. Ask the administrator of your agency.',
  ],
  'document-slot-taken': [409, 'A newer one is already open. Finish that one first.'],
  'document-status': [
    409,
    'The status of this has changed in the meantime. Reload the page and check it again.',
  ],
  'document-too-large': [413, 'This has too many fields: at most {most} are possible. Remove some first.'],
  'document-type-not-found': [404, 'There are no documents of the type {type}.'],
  failed: [500, 'The server could not do this. Try again in a moment.'],
  'failed-in-change': [
    500,
    'The server could not do this. It may not be stored; nothing is done twice. Try again in a moment.',
  ],
  'file-field-unknown': [400, 'No file can be added here ({path}). Reload the page.'],
  'file-id-taken': [409, 'This file could not be added, because its ID is already used. Add it again.'],
  'file-name-not-valid': [
    400,
    'A file name can have at most {most} characters, no / and no \\, and must end like its type, such as .png or .pdf.',
  ],
  'file-not-found': [404, 'This file does not exist any more, or you have no access to it ({file}).'],
  'file-not-of-its-kind': [
    415,
    'The content of this file does not match its name. Save it in the right format and add it again.',
  ],
  'file-not-taken': [415, 'Only pictures, PDF, CSV and Office files without macros can be added.'],
  'file-too-large': [413, 'A file can have at most {most} MB.'],
  'files-away': [503, 'Files are not available right now. Try again in a moment.'],
  'files-too-large': [413, 'All files here can have at most {most} MB together. Remove some first.'],
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
  'permissions-of-others': [403, 'Only an administrator can see the permissions of others.'],
  'agency-not-administered': [403, 'You do not administer the agency {agency}. Ask its administrator.'],
  'rights-for-oneself': [403, 'You cannot give permissions to yourself. Ask another administrator.'],
  'administrator-last': [
    409,
    'The agency {agency} would have no permanent administrator left. Make someone else an administrator first.',
  ],
  'duties-broken': [409, 'By the rule “{rule}”, {names} cannot have both permissions. Remove one first.'],
  'kept-of-other-agencies': [
    403,
    'This person also works for agencies that you do not administer. Only they can get everything that is stored about them.',
  ],
  'import-not-valid': [
    400,
    'Nothing was imported. Rows with mistakes: {rows}. Correct them and import again.',
  ],
  'permission-not-found': [404, 'This permission does not exist any more ({permission}). Reload the page.'],
  'role-breaks-duties': [
    409,
    'The role “{role}” alone would break the rule “{rule}”. Change the role or the rule.',
  ],
  'role-not-found': [404, 'This role does not exist any more ({role}). Reload the page.'],
  'role-of-other-agencies': [
    403,
    'The role {role} is also used by agencies that you do not administer. Create a role of your own instead.',
  ],
  'role-not-for-account': [409, 'The role {role} cannot be assigned there. Choose another role.'],
  'group-not-found': [
    404,
    'This group does not exist in an agency that you administer ({group}). Reload the page.',
  ],
  'group-from-elsewhere': [409, 'The group {group} is managed in another system. Change its members there.'],
  'assignment-not-found': [
    404,
    'This assignment does not exist in an agency that you administer ({assignment}). Reload the page.',
  ],
  'assignment-known': [409, 'This is already assigned. Change that assignment instead.'],
  'name-taken': [409, 'The name {name} is already used. Choose another name.'],
  'duty-rule-not-found': [
    404,
    'This rule does not exist in an agency that you administer ({rule}). Reload the page.',
  ],
  'review-not-found': [
    404,
    'This review does not exist in an agency that you administer ({review}). Reload the page.',
  ],
  'review-undecided': [409, 'Rows without a decision: {count}. Decide each of them, then finish.'],
  'review-finished': [409, 'This review is finished. Start a new one.'],
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
  'uploads-too-many': [503, 'Many files are being sent right now. Try again in a moment.'],
  'version-not-found': [404, 'This named version does not exist any more ({version}). Reload the page.'],
  'version-not-whole': [
    400,
    'The portal could not read this version. Reload the page; if it happens again, tell support.',
  ],
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
