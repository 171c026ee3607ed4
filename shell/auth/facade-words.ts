/* For the façade, which is loaded before anybody signs in and stays small; the other words are in messages.ts. */

export const STORAGE_BLOCKED =
  'This browser blocks or has used up the storage the portal needs to keep you signed in. Allow site data for this page or free some space, then try again.'
export const ENGINE_MISSING = 'The sign-in could not be loaded. Check your connection, then reload the page.'
export const ENDED_ELSEWHERE = 'You were signed out in another window, so you are signed out here too.'
export const SESSION_ENDED = 'Your session has ended. Sign in again to continue where you were.'
export const SIGNED_OUT_HERE_ONLY =
  'You are signed out here. The sign-in service could not be reached: if others use this device, close the browser.'
export const PROVIDER_NOT_TOLD =
  'You are signed out here. A part of the portal could not be loaded, so the sign-in service does not know: if others use this device, close the browser.'
export const RENEWAL_MISSING =
  'This page cannot keep you signed in for long, because a part of the portal could not be loaded. Reload the page.'
export const STILL_RENEWING =
  'Your session is being renewed, which takes longer than usual. Wait a moment, or sign in again.'
