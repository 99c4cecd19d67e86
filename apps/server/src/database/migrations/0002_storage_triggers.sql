-- Keeps storage_usage and storage_totals up to date, and refuses writes that pass a limit of storage_limits.
CREATE FUNCTION "storage_audience"(owner text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	select case when owner like 'user:%' then 'user' else 'guest' end
$$;
--> statement-breakpoint
CREATE FUNCTION "check_storage_limit"(limit_name text, used bigint, delta bigint) RETURNS void LANGUAGE plpgsql AS $$
declare
	allowed bigint;
begin
	select bytes into allowed from storage_limits where name = limit_name;
	if used > allowed then
		raise exception 'The storage limit is reached.' using
			errcode = 'SPLIM',
			detail = json_build_object('limit', limit_name, 'used', used - delta, 'needed', delta, 'allowed', allowed)::text;
	end if;
end
$$;
--> statement-breakpoint
-- The row of an owner is locked before those of the totals, and owners in alphabetical order, so that writers cannot block each other.
CREATE FUNCTION "add_storage_change"(changed_owner text, delta bigint, is_reply boolean, is_checked boolean) RETURNS void LANGUAGE plpgsql AS $$
declare
	used storage_usage;
	audience text := storage_audience(changed_owner);
begin
	insert into storage_usage as usage (owner, bytes, reply_bytes)
	values (changed_owner, case when is_reply then 0 else delta end, case when is_reply then delta else 0 end)
	on conflict (owner) do update set
		bytes = usage.bytes + excluded.bytes,
		reply_bytes = usage.reply_bytes + excluded.reply_bytes
	returning usage.* into used;
	if delta <= 0 or not is_checked then
		return;
	end if;
	if is_reply then
		perform check_storage_limit(audience || '-replies', used.reply_bytes, delta);
	else
		perform check_storage_limit(audience, used.bytes, delta);
	end if;
end
$$;
--> statement-breakpoint
CREATE FUNCTION "add_storage_total"(changed_audience text, changed_shard integer, delta bigint, is_checked boolean) RETURNS void LANGUAGE plpgsql AS $$
begin
	insert into storage_totals as total (audience, shard, bytes) values (changed_audience, changed_shard, delta)
	on conflict (audience, shard) do update set bytes = total.bytes + excluded.bytes;
	if delta > 0 and is_checked then
		perform check_storage_limit('all', (select sum(bytes)::bigint from storage_totals), delta);
		if changed_audience = 'guest' then
			perform check_storage_limit('guests', (select sum(bytes)::bigint from storage_totals where audience = 'guest'), delta);
		end if;
	end if;
end
$$;
--> statement-breakpoint
CREATE TYPE "storage_change" AS (owner text, delta bigint);
--> statement-breakpoint
CREATE FUNCTION "record_storage_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
	changes storage_change[];
	change storage_change;
	total record;
begin
	if tg_op = 'INSERT' then
		select array_agg(row(owner, delta)::storage_change order by owner) into changes
		from (select owner, sum(bytes) as delta from new_rows group by owner) as sums where delta <> 0;
	elsif tg_op = 'DELETE' then
		select array_agg(row(owner, delta)::storage_change order by owner) into changes
		from (select owner, -sum(bytes) as delta from old_rows group by owner) as sums where delta <> 0;
	else
		select array_agg(row(owner, delta)::storage_change order by owner) into changes
		from (
			select owner, sum(bytes) as delta
			from (select owner, bytes from new_rows union all select owner, -bytes from old_rows) as signed
			group by owner
		) as sums where delta <> 0;
	end if;
	if changes is null then
		return null;
	end if;
	foreach change in array changes loop
		perform add_storage_change(change.owner, change.delta, tg_argv[0] = 'reply', tg_argv[1] = 'checked');
	end loop;
	for total in
		select storage_audience(owner) as audience, hashtext(owner) & 15 as shard, sum(delta)::bigint as delta
		from unnest(changes) group by 1, 2 order by 1, 2
	loop
		perform add_storage_total(total.audience, total.shard, total.delta, tg_argv[1] = 'checked');
	end loop;
	return null;
end
$$;
--> statement-breakpoint
UPDATE "research_runs" SET "bytes" = 1000 + coalesce(octet_length("result"::text), 0)
	+ (select coalesce(sum(octet_length("data"::text)), 0) from "run_events" where "run_id" = "research_runs"."id");
--> statement-breakpoint
INSERT INTO "storage_usage" ("owner", "bytes", "reply_bytes")
	select "owner", sum("bytes"), sum("reply_bytes") from (
		select "owner", "bytes", 0 as "reply_bytes" from "store_entries"
		union all select "owner", "bytes", 0 from "research_runs"
		union all select "owner", 0, "bytes" from "idempotent_replies"
	) as "stored" group by "owner";
--> statement-breakpoint
INSERT INTO "storage_totals" ("audience", "shard", "bytes")
	select storage_audience("owner"), hashtext("owner") & 15, sum("bytes" + "reply_bytes") from "storage_usage" group by 1, 2;
--> statement-breakpoint
CREATE TRIGGER "store_entries_storage_insert" AFTER INSERT ON "store_entries"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_storage_changes"('data', 'checked');
--> statement-breakpoint
CREATE TRIGGER "store_entries_storage_update" AFTER UPDATE ON "store_entries"
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_storage_changes"('data', 'checked');
--> statement-breakpoint
CREATE TRIGGER "store_entries_storage_delete" AFTER DELETE ON "store_entries"
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_storage_changes"('data', 'checked');
--> statement-breakpoint
CREATE TRIGGER "research_runs_storage_insert" AFTER INSERT ON "research_runs"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_storage_changes"('data', 'checked');
--> statement-breakpoint
CREATE TRIGGER "research_runs_storage_update" AFTER UPDATE ON "research_runs"
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_storage_changes"('data', 'unchecked');
--> statement-breakpoint
CREATE TRIGGER "research_runs_storage_delete" AFTER DELETE ON "research_runs"
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_storage_changes"('data', 'unchecked');
--> statement-breakpoint
CREATE TRIGGER "idempotent_replies_storage_insert" AFTER INSERT ON "idempotent_replies"
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_storage_changes"('reply', 'checked');
--> statement-breakpoint
CREATE TRIGGER "idempotent_replies_storage_update" AFTER UPDATE ON "idempotent_replies"
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_storage_changes"('reply', 'checked');
--> statement-breakpoint
CREATE TRIGGER "idempotent_replies_storage_delete" AFTER DELETE ON "idempotent_replies"
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_storage_changes"('reply', 'checked');
