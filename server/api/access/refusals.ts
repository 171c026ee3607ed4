import type { Refusals } from '../kit/refusal.ts'
import { refusing } from '../kit/refusing.ts'

/** Refusals about people, roles, groups and reviews. */
export const ACCESS_REFUSALS = {
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
  'person-not-yours': [404, 'This person is in no agency that you administer ({person}). Reload the page.'],
  'person-of-other-agencies': [
    403,
    'This person also works for agencies that you do not administer. Remove them from yours instead.',
  ],
  'person-oneself': [403, 'You cannot do this to your own account. Ask another administrator.'],
  'person-known': [409, '{email} already belongs to this agency.'],
  'person-not-invited': [409, 'This person has already signed in, or does not belong to the agency.'],
  'members-of-rivals': [409, 'The agency’s policy does not let people work for competing clients: {names}.'],
} as const satisfies Refusals

export const refusal = refusing(ACCESS_REFUSALS)
