/** Two bodies of literature in the form of those that led to a published discovery; none states the link. */
export const FISH_OIL = `Dietary fish oil and the flow of blood in healthy men

Abstract

Thirty healthy men received capsules of fish oil or olive oil for six weeks. We measured blood viscosity, platelet aggregation and red cell deformability before and after. Fish oil reduced blood viscosity by 15%. Fish oil reduced platelet aggregation. Red cell deformability rose in the men who received fish oil.

Discussion

Dietary fish oil lowered blood viscosity in healthy men. The fall in blood viscosity was largest in men whose platelets aggregated most.`;

export const RAYNAUD = `Blood flow in Raynaud’s phenomenon

Abstract

We studied blood viscosity, platelet aggregation and red cell deformability in forty patients with Raynaud’s phenomenon. High blood viscosity increased the frequency of vasospastic attacks. Platelet aggregation was also raised in these patients.

Discussion

Raised blood viscosity increased the frequency of vasospastic attacks in winter and in summer. Red cell deformability was low.`;

export const MAGNESIUM = `Magnesium and excitable cortex

Abstract

Slices of rat cortex were bathed in solutions with and without added magnesium. Magnesium inhibited cortical spreading depression. Cortical spreading depression began sooner when potassium was high.

Discussion

We found that magnesium suppressed cortical spreading depression in rat cortex at all potassium concentrations. Blood vessels of the cortex were not affected.`;

export const MIGRAINE = `Cortical events before headache

Abstract

We recorded blood vessels and cortex in patients with aura. Cortical spreading depression increases the frequency of migraine attacks. Potassium rose in the cortex before each attack.

Discussion

Cortical spreading depression increased the frequency of migraine attacks in all patients with aura. Blood vessels of the cortex widened after potassium rose.`;

/** A text that states the link. */
export const KNOWN = `Fish oil for cold hands

Abstract

Fish oil reduced the frequency of vasospastic attacks in patients with Raynaud’s phenomenon.`;
