import { ScimError } from './scim-error.ts'

const bare = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether a list of ETags, as a header has them, holds this one; the weak comparison of RFC 9110. */
export const namesVersion = (header: string | undefined, version: string): boolean =>
  header !== undefined &&
  header.split(',').some((each) => each.trim() === '*' || bare(each) === bare(version))

/** @throws ScimError where somebody else has changed the resource since */
export function mustMatch(ifMatch: string | undefined, version: string): void {
  if (ifMatch !== undefined && !namesVersion(ifMatch, version))
    throw new ScimError(412, 'This was changed meanwhile. Read it again, then change it.')
}
