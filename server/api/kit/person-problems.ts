/** Refusals about people; problems.ts has all. */
export const PERSON_PROBLEMS = {
  'person-disabled': [
    403,
    'Your account here is disabled. Ask the administrator of your agency to enable it again.',
  ],
  'person-not-yours': [404, 'There is nobody {person} in an agency that you administer.'],
  'person-of-other-agencies': [
    403,
    'This person works for agencies that you do not administer as well. Remove them from yours instead.',
  ],
  'person-oneself': [403, 'You cannot do this to your own account. Ask another administrator.'],
  'person-known': [409, '{email} belongs to this agency already.'],
  'person-not-invited': [409, 'This person has signed in already, or does not belong to the agency.'],
  'person-not-found': [404, 'There is nobody with the address {email}.'],
} as const
