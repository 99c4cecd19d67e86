/** Width of the flow from which there is room for columns beside the step, in pixels. */
export const WIDE_FLOW_PX = 1100;
