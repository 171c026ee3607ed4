import type { Refusals } from '../api/kit/refusal.ts'
import { refusing } from '../api/kit/refusing.ts'

/** Refusals about documents and their files. */
export const DOCUMENT_REFUSALS = {
  'comment-not-found': [404, 'This comment does not exist any more ({comment}). Reload the page.'],
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
  'document-too-long': [413, 'This has too many lines: at most {most} are possible. Remove some first.'],
  'document-type-not-found': [404, 'There are no documents of the type {type}.'],
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
  'files-too-large': [413, 'All files here can have at most {most} MB together. Remove some first.'],
  'uploads-too-many': [503, 'Many files are being sent right now. Try again in a moment.'],
  'version-name-kept': [
    409,
    'Approved versions keep the names v1, v2 and so on, which no other version can have. Choose another name after the next change.',
  ],
  'version-not-found': [404, 'This named version does not exist any more ({version}). Reload the page.'],
  'version-not-whole': [
    400,
    'The portal could not read this version. Reload the page; if it happens again, tell support.',
  ],
  'action-not-found': [400, 'This action does not exist any more ({action}). Reload the page.'],
} as const satisfies Refusals

export const refusal = refusing(DOCUMENT_REFUSALS)
