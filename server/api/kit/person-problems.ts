/** Refusals about people; problems.ts has all. */
export const PERSON_PROBLEMS = {
  'person-disabled': [
    403,
    'Your account here is disabled. Ask the administrator of your agency to enable it again.',
  ],
  'person-not-yours': [404, 'This person is in no agency that you administer ({person}). Reload the page.'],
  'person-of-other-agencies': [
    403,
    'This person also works for agencies that you do not administer. Remove them from yours instead.',
  ],
  'person-oneself': [403, 'You cannot do this to your own account. Ask another administrator.'],
  'person-known': [409, '{email} already belongs to this agency.'],
  'person-not-invited': [409, 'This person has already signed in, or does not belong to the agency.'],
  'person-not-found': [404, 'There is no one with the email address {email}. Check the address.'],
} as const
