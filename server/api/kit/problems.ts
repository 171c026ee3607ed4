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
  'access-token-missing': [401, 'This call needs an access token.'],
  'access-token-ended': [401, 'The access token is not valid any more. Sign in again.'],
  'access-token-of-other-application': [
    403,
    'This access token belongs to the application {application}, and only those of {ours} are taken here. Ask your administrator: CLIENT_ID names it.',
  ],
  'access-token-for-others': [
    403,
    'This access token is meant for {audience}, and only those of {ours} are taken here. Ask your administrator: CLIENT_ID names it.',
  ],
  'access-tokens-too-many': [
    429,
    'Too many access tokens from this network were not valid. Wait a minute and try again.',
  ],
  'account-missing': [403, 'There is no account for {email} here. Ask your administrator for one.'],
  'account-not-found': [404, 'There is no account {account}.'],
  'account-of-other-agency': [403, 'The account {account} belongs to an agency that is not yours.'],
  'action-not-found': [400, 'There is no action {action}.'],
  'address-not-confirmed': [
    403,
    'The address {email} is not confirmed yet. Confirm it where you sign in, then sign in again.',
  ],
  'address-not-vouched-for': [
    403,
    '{issuer} may not say whose address {email} is. Ask your administrator: "vouchesFor" in the configuration names the addresses.',
  ],
  'address-of-another': [
    403,
    'The address {email} belongs to another account at {issuer}, which used it here first. Ask your administrator to let go of that one.',
  ],
  'agencies-missing': [403, 'You do not have access to any agency yet.'],
  'agency-access-missing': [403, 'You do not have access to {agency}. Ask its administrator for it.'],
  'agency-of-brand-not-yours': [403, 'You do not belong to the agency of this brand.'],
  'agency-of-organisation-not-yours': [403, 'You do not belong to the agency of this organisation.'],
  'app-of-other-agencies': [403, 'This is part of other agencies only.'],
  'body-broke-off': [400, 'The body broke off before its end.'],
  'body-not-json': [400, 'The body is not valid JSON.'],
  'body-not-sent-as-json': [415, 'The body must be sent as application/json.'],
  'body-not-valid': [400, 'The body is not valid: {problem}.'],
  'body-too-large': [413, 'The body must have at most {most} kB.'],
  'brand-access-missing': [403, 'You do not have access to this brand. Ask its owner for it.'],
  'brand-not-found': [404, 'There is no brand {brand}.'],
  'comment-not-found': [404, 'There is no comment {comment}.'],
  'contact-manager-below': [409, 'Somebody who reports to you cannot be your manager.'],
  'contact-market-unknown': [400, 'There is no market {market}.'],
  'contact-not-found': [404, 'There is nobody with the id {person} here.'],
  'country-without-audiences': [403, 'Audience services are not offered in the country of this brand.'],
  'assessors-agreed-taken': [
    409,
    'The agreed audit is submitted already. Load the page again to open its result.',
  ],
  'assessors-blind': [
    403,
    'You assess the same audit yourself. You see what the other assessor answers once both are submitted.',
  ],
  'assessors-discard': [409, 'A second assessor answers this audit too, so it cannot be discarded.'],
  'assessors-first-missing': [409, 'There is no audit yet that somebody else could assess as well.'],
  'assessors-not-submitted': [409, 'Both assessors submit their answers first.'],
  'assessors-same-person': [
    403,
    'You have answered this audit yourself. Ask somebody else to assess it as well.',
  ],
  'assessors-same-version': [409, 'Both assessors answer the same version. The next audit has the newest.'],
  'assessors-second-taken': [409, 'A second assessor has answered this already.'],
  'database-away': [503, 'The database cannot do this just now. Try again in a moment.'],
  'database-away-in-change': [
    503,
    'The database cannot do this just now. It may not be stored; nothing is done twice. Try again in a moment.',
  ],
  'display-settings-of-another': [403, 'Display settings can be changed by their owner only.'],
  'document-busy': [503, 'Others are creating and closing this just now. Try again in a moment.'],
  'document-changed': [409, 'Somebody changed this in the meantime. Look at it again before you decide.'],
  'document-id-taken': [409, 'Another document has this id. Create it again.'],
  'document-not-found': [404, 'There is no document {document} that you may open.'],
  'document-not-ready': [409, '{problem}'],
  'document-not-valid': [400, 'This cannot be created: {problem}'],
  'document-of-another': [403, 'This belongs to somebody else.'],
  'document-of-oneself': [403, 'Somebody else decides about this: you handed it in yourself.'],
  'document-undo-over': [
    409,
    'This cannot be undone any more: only the person who did it can, and only for a limited time.',
  ],
  'document-of-owner': [403, 'Only the person who made this, or an administrator, can change it.'],
  'document-place-closed': [403, 'You may not do this here. Ask the administrator of your agency for it.'],
  'document-slot-taken': [409, 'A newer one is open already. Finish that one first.'],
  'document-status': [409, 'This is {status} by now. Look at it again before you decide.'],
  'document-too-large': [413, 'A document has at most {most} fields.'],
  'document-type-not-found': [404, 'There are no documents of the type {type}.'],
  failed: [500, 'The server could not do this. Try again in a moment.'],
  'failed-in-change': [
    500,
    'The server could not do this. It may not be stored; nothing is done twice. Try again in a moment.',
  ],
  'file-field-unknown': [400, 'There is no field {path} that could hold a file.'],
  'file-id-taken': [409, 'Another file has this id. Add it again.'],
  'file-name-not-valid': [
    400,
    'The name of a file has at most {most} characters, no / and no \\, and ends as its kind does, such as .png or .pdf.',
  ],
  'file-not-found': [404, 'There is no file {file} that you may open.'],
  'file-not-of-its-kind': [
    415,
    'The content of this file is not what its name says. Save it anew in the right format and add that.',
  ],
  'file-not-taken': [415, 'Only pictures, PDF, CSV and Office files without macros can be added.'],
  'file-too-large': [413, 'A file may have at most {most} MB.'],
  'files-away': [503, 'The store of files does not answer just now. Try again in a moment.'],
  'files-too-large': [413, 'All files here may have at most {most} MB together. Remove some first.'],
  'identity-provider-away': [503, '{problem} Nothing was changed; try again in a moment.'],
  'market-permission-missing': [
    403,
    'Your account does not have the permission {permission} in the market of this brand. An administrator of that market can give it to you.',
  ],
  'not-found': [404, 'There is nothing at {path}.'],
  'null-character': [400, 'The {where} must not hold the character U+0000.'],
  'onboarding-changed-meanwhile': [
    409,
    'Somebody changed the paths meanwhile. Look at them again, then change them.',
  ],
  'onboarding-answer-wrong': [409, 'That is not it. Look again, and try once more.'],
  'onboarding-nobody-to-remind': [404, 'There is nobody {person} whom you could remind of onboarding.'],
  'onboarding-nothing-open': [409, 'No required step is open there any more.'],
  'onboarding-reminded-already': [409, 'A reminder was sent within the last day. Send the next one later.'],
  'onboarding-step-locked': [409, 'Another step comes first.'],
  'onboarding-step-not-found': [404, 'There is no step {step} that you could tick off.'],
  'permission-missing': [
    403,
    'Your account does not have the permission {permission}. An administrator of the agency can give it to you.',
  ],
  'permissions-of-others': [403, 'Only an administrator may see the permissions of others.'],
  'agency-not-administered': [403, 'You do not administer the agency {agency}.'],
  'rights-for-oneself': [403, 'Nobody gives rights to themselves. Ask another administrator.'],
  'administrator-last': [
    409,
    'The agency {agency} would be left without an administrator who stays. Make somebody else one first.',
  ],
  'duties-broken': [409, 'The rule “{rule}” keeps apart what {names} would then hold together.'],
  'kept-of-other-agencies': [
    403,
    'This person works for agencies that you do not administer as well. Only they themselves get all that is kept about them.',
  ],
  'import-not-valid': [400, 'Nothing was imported. Rows with mistakes: {rows}.'],
  'permission-not-found': [404, 'There is no permission {permission}.'],
  'role-breaks-duties': [409, '“{role}” holds on its own what the rule “{rule}” keeps apart.'],
  'role-not-found': [404, 'There is no role {role}.'],
  'role-of-other-agencies': [403, 'The role {role} is used by agencies that you do not administer as well.'],
  'role-not-for-account': [409, 'The role {role} may not be assigned there.'],
  'group-not-found': [404, 'There is no group {group} in an agency that you administer.'],
  'group-from-elsewhere': [409, 'Another system keeps the group {group}. Change its members there.'],
  'assignment-not-found': [404, 'There is no assignment {assignment} in an agency that you administer.'],
  'assignment-known': [409, 'This is assigned already. Change that assignment instead.'],
  'name-taken': [409, 'There is one called {name} already.'],
  'duty-rule-not-found': [404, 'There is no rule {rule} in an agency that you administer.'],
  'review-not-found': [404, 'There is no review {review} in an agency that you administer.'],
  'review-undecided': [409, 'Rows without a decision: {count}. Decide about each of them, then finish.'],
  'review-finished': [409, 'This review is finished. Begin a new one.'],
  'query-not-valid': [400, 'The query is not valid: {problem}.'],
  'requests-too-many': [429, 'Too many requests in a short time. Try again in {seconds} s.'],
  'request-decided': [409, 'Somebody has decided about this request already.'],
  'request-not-found': [404, 'There is no such request that you may decide about.'],
  'request-not-needed': [409, 'You have access to {app} already. Reload the page to open it.'],
  'request-not-possible': [409, 'Access to {app} cannot be asked for. Ask the administrator of your agency.'],
  'request-of-oneself': [403, 'Somebody else decides about this: you asked for it yourself.'],
  'scorecard-not-found': [404, 'There is no scorecard {scorecard}.'],
  'uploads-too-many': [503, 'Many files are being sent just now. Try again in a moment.'],
  'version-not-found': [404, 'There is no named version {version}.'],
  'version-not-whole': [400, 'A version is a whole number.'],
  'xsrf-token-missing': [
    403,
    'The header X-XSRF-TOKEN must repeat the cookie XSRF-TOKEN. Reload the page and try again.',
  ],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>

export type ProblemCode = keyof typeof PROBLEMS

type Placeholders<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** What the sentence of a code leaves open. */
export type ProblemValues<Code extends ProblemCode> = Readonly<
  Record<Placeholders<(typeof PROBLEMS)[Code][1]>, string | number>
>
