export const SMALLEST_BUBBLE_PX = 4

/** The area is the measure, not the radius: twice as much has twice the area. A size of zero or less is still to be seen. */
export const bubbleRadius = (size: number, largest: number, largestRadius: number): number =>
  largest > 0 && size > 0
    ? Math.max(SMALLEST_BUBBLE_PX, Math.sqrt(size / largest) * largestRadius)
    : SMALLEST_BUBBLE_PX
