/** Width of the flow from which there is room for columns beside the step, in rem: larger text needs more room. */
export const WIDE_FLOW_REM = 68.75;
