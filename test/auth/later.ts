/** Waits. */
export const later = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis))
