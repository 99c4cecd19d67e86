CREATE TABLE "storage_limits" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_totals" (
	"audience" text NOT NULL,
	"shard" integer NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "storage_totals_audience_shard_pk" PRIMARY KEY("audience","shard")
);
--> statement-breakpoint
CREATE TABLE "storage_usage" (
	"owner" text PRIMARY KEY NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"reply_bytes" bigint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "research_runs" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotent_replies" ADD COLUMN "bytes" integer GENERATED ALWAYS AS (case when "status" is null then 0 else coalesce(octet_length("body"), 0) + 200 end) STORED;--> statement-breakpoint
ALTER TABLE "store_entries" ADD COLUMN "bytes" integer GENERATED ALWAYS AS (case when "value" is null then 0 else octet_length("value"::text) + octet_length("key") + 200 end) STORED;--> statement-breakpoint
CREATE INDEX "storage_usage_guests" ON "storage_usage" USING btree ("used_at") WHERE "storage_usage"."owner" like 'visitor:%';